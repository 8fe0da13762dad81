import { useEffect, useRef, useState } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./picture.module.css";

/** A picture as the API names it: its widths are at `${url}-400.avif`, `-800.webp` and so on. */
export interface PictureSource {
  /** URL without width and type. */
  url: string;
  /** Its dominant colour, `#rrggbb`, shown until it has loaded. */
  color: string;
  /** Width divided by height. */
  ratio: number;
}

/** A picture and its alternative text. */
export interface Photo {
  source: PictureSource;
  alt: string;
  /** `contain` for a floor plan. @default "cover" */
  fit?: "cover" | "contain";
}

const WIDTHS_PX = [400, 800, 1600] as const;

/** Delays in milliseconds before a failed picture is requested again; the server may still be generating it (D44). */
export const PICTURE_RETRY_DELAYS_MS = [1_000, 3_000, 6_000, 12_000, 24_000] as const;

/** URL of one width and type of a picture. Width in pixels. */
export const pictureUrl = (
  source: PictureSource,
  width: (typeof WIDTHS_PX)[number],
  type: "avif" | "webp",
) => `${source.url}-${width}.${type}`;

const srcSet = (source: PictureSource, type: "avif" | "webp") =>
  WIDTHS_PX.map((width) => `${pictureUrl(source, width, type)} ${width}w`).join(", ");

/** Props of `Picture`. */
export interface PictureProps {
  source: PictureSource;
  /** Alternative text; empty if the text beside it says it already. */
  alt: string;
  /** Displayed width, as in the `sizes` of an image. @default "100vw" */
  sizes?: string;
  /** Aspect ratio of its frame; `fill` uses the surrounding frame, `own` the picture's. @default "card" */
  ratio?: "card" | "gallery" | "square" | "fill" | "own";
  /**
   * `contain` shows a floor plan on white, in the dark theme too; `whole` crops nothing of a photo. @default "cover"
   */
  fit?: "cover" | "contain" | "whole";
  /** The largest picture of the first view: loaded eagerly and first. @default false */
  isPriority?: boolean;
  className?: string;
}

/**
 * A picture over its colour, in a frame with a known aspect ratio, so that nothing shifts. It fades in when loaded,
 * but is never hidden without JavaScript. A failed one is requested again.
 */
export function Picture({
  source,
  alt,
  sizes = "100vw",
  ratio = "card",
  fit = "cover",
  isPriority,
  className,
}: PictureProps) {
  const [attempt, setAttempt] = useState(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const retryLater = () => {
    const delay = PICTURE_RETRY_DELAYS_MS[attempt];
    clearTimeout(waiting.current);
    if (delay !== undefined) waiting.current = setTimeout(() => setAttempt(attempt + 1), delay);
  };
  const fail = (image: HTMLImageElement) => {
    image.dataset.state = "failed";
    retryLater();
  };
  // Server-rendered pictures may have loaded, or failed, before this code runs.
  const watch = (image: HTMLImageElement | null) => {
    if (!image || image.dataset.state) return;
    if (!image.complete) image.dataset.state = "loading";
    else if (image.currentSrc !== "" && image.naturalWidth === 0) fail(image);
  };

  return (
    <picture
      key={`${source.url}-${attempt}`}
      className={classNames(styles.picture, className)}
      data-ratio={ratio}
      data-fit={fit}
      style={{
        backgroundColor: fit === "cover" ? source.color : undefined,
        aspectRatio: ratio === "own" ? source.ratio : undefined,
      }}
    >
      <source type="image/avif" srcSet={srcSet(source, "avif")} sizes={sizes} />
      <img
        ref={watch}
        src={pictureUrl(source, 800, "webp")}
        srcSet={srcSet(source, "webp")}
        sizes={sizes}
        alt={alt}
        width={800}
        height={Math.round(800 / source.ratio)}
        loading={isPriority ? "eager" : "lazy"}
        decoding={isPriority ? undefined : "async"}
        fetchPriority={isPriority ? "high" : undefined}
        draggable={false}
        onLoad={(event) => {
          event.currentTarget.dataset.state = "loaded";
        }}
        onError={(event) => fail(event.currentTarget)}
      />
    </picture>
  );
}
