/** `Which of those has the lowest strata?` */
const ofThose =
  /^\s*(?:(?:og|and|but|men|ok|okay)[, ]+)*(?:which (?:one|ones)|hvilken|hvilket|hvilke|hva for en)(?!\p{L})|(?<!\p{L})(?:which|what|any|hvilken|hvilket|hvilke|noen|kva)\s+(?:\p{L}+\s+)?(?:of|av)\s+(?:those|these|them|dem|disse|dei|de)(?!\p{L})/iu;

/** `One with three bedrooms`, `must have two beds`: how a wish for other homes goes on. */
const wishes =
  /^\s*(?:og|and|pluss|plus)\s+(?:a|an|en|ei|et|eit)(?!\p{L})|^\s*(?:(?:og|and|but|men|ok|okay|or|eller)[, ]+)*(?:en|ei|et|noe|noen|helst|gjerne|bare|one|ones|something|anything|must|needs?|has to|have to|preferably|only|with|without|med|uten|under|over|in|i)(?!\p{L})/iu;
const thisHome =
  /(?<!\p{L})(?:den|det|denne|dette|her|leiligheten|huset|boligen|hytta|it|this|here|the (?:home|house|unit|apartment|place|property))(?!\p{L})/iu;

/** Whether a question is about homes that were named before. */
export const namesOthers = (question: string): boolean => ofThose.test(question);

/** Whether a question goes on to describe a home that is looked for. */
export const describesHome = (question: string): boolean =>
  wishes.test(question) && !thisHome.test(question);
