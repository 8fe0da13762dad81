/** Animals that a person with a disability needs, in both languages. */
const animals =
  /(?<![a-zæøå])(?:(?:guide|assistance|service|seeing[- ]eye|hearing)[- ](?:dogs?|animals?)|(?:fører|service|assistanse|blinde)hund\w*)/gu;

const pets = "(?:pets?|dogs?|cats?|animals?|husdyr|dyr\\w*|kjæledyr|hund\\w*|katt\\w*)";
const no = "(?:no|not|nor|never|cannot|neither|n't|ingen|ikke|aldri|ikkje)";
/** Nothing but pets, and verbs of keeping them, between the refusal and the animal. */
const refused = new RegExp(
  `(?<![a-zæøå])${no}(?: (?:even|any|accept\\w*|allow\\w*|take|taking|want|permit\\w*|have|or|and|nor|engang|heller|godta\\w*|tillat\\w*|tar?|imot|ha|eller|og|ønsker?|${pets}))* $`,
  "u",
);
/** `no pets, and that includes …`; `no dogs, heller ikke …`. */
const included = new RegExp(
  `(?<![a-zæøå])${no} .*?${pets}.*(?<!not )(?<!n't )(?<!ikke )(?:includ(?:es|ing)|included|inkludert|inkluderer|or|even|også|heller ikke|gjelder)(?: (?!ikke|not)[a-zæøå]+){0,2} $`,
  "u",
);
const petsRefused = new RegExp(`(?<![a-zæøå])(?:${no} .*${pets}|${pets} .*${no})`, "u");
const refusedAfter =
  /^(?: [a-zæøå]+){0,2} (?:(?:are |is )?not (?:be )?(?:welcome|allowed|accepted|permitted|considered)|included|too|either|(?:er )?(?:ikke (?:velkom\w*|tillatt|lov|ønske\w*)|inkludert)|(?:godtas|aksepteres|tillates|ønskes|godtar vi|tar vi|tillater vi) (?:heller )?ikke|(?:are |is )?(?:refused|excluded|not an exception))/u;
/** `no pets except guide dogs`, `guide dogs are welcome`. */
const excepted =
  /(?:\b(?:except\w*|unless|other than|apart from|excluding|besides|aside from|but|unntatt|unntak\w*|utenom|bortsett|med mindre|men|not (?:includ\w*|apply)|n't (?:includ\w*|apply)|ikke (?:inkluder\w*|gjelder|for))\b)[^,]*$/u;

/** Characters before an animal in which its refusal stands. */
const REACH = 120;

/** Words of a sentence by which animals that people with a disability need are turned away with the pets. */
export const refusedAnimals = (sentence: string): string[] =>
  [...sentence.matchAll(animals)].flatMap(({ 0: words, index }) => {
    const before = sentence.slice(Math.max(0, index - REACH), index);
    const after = sentence.slice(index + words.length).slice(0, REACH);
    const [said] = refused.exec(before) ?? [];
    const isAbout = /(?:gjelder|omfatter|inkluderer) $/u.test(
      before.slice(0, -(said?.length ?? 0)),
    );
    if (said !== undefined && !isAbout) return said + words;
    const [verdict] = refusedAfter.exec(after) ?? [];
    const [whole] = included.exec(before) ?? [];
    if (excepted.test(before)) return [];
    if (whole !== undefined) return whole + words;
    const isOfPets = petsRefused.test(before);
    const isNegated = verdict !== undefined && /\b(?:not|ikke)\b/u.test(verdict);
    return verdict !== undefined && (isNegated || isOfPets) ? words + verdict : [];
  });
