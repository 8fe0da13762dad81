import { useEffect, useRef, useState } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./picture.module.css";

/**
 * A picture as the API names it: three widths of it lie at `${url}-400.avif`, `-800.webp` and so
 * on.
 */
export interface PictureSource {
  /** Address without width and type. */
  url: string;
  /** Its dominant colour, `#rrggbb`, shown until it has come. */
  color: string;
  /** Width divided by height. */
  ratio: number;
}

/** A picture and what it shows. */
export interface Photo {
  source: PictureSource;
  alt: string;
  /** `contain` for a floor plan. @default "cover" */
  fit?: "cover" | "contain";
}

const WIDTHS_PX = [400, 800, 1600] as const;

/**
 * Milliseconds until a picture that did not come is requested again; the server may still be
 * drawing it (D44).
 */
export const PICTURE_RETRY_DELAYS_MS = [1_000, 3_000, 6_000, 12_000, 24_000] as const;

/** Address of one width and type of a picture. Width in pixels. */
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
  /** What it shows; empty where the words beside it say it already. */
  alt: string;
  /** How wide it is shown, as in the `sizes` of an image. @default "100vw" */
  sizes?: string;
  /**
   * The shape of its frame; `fill` takes the frame it lies in, `own` the picture's.
   * @default "card"
   */
  ratio?: "card" | "gallery" | "square" | "fill" | "own";
  /**
   * `contain` lays a floor plan on white paper, in the dark theme too; `whole` cuts nothing off a
   * photo.
   * @default "cover"
   */
  fit?: "cover" | "contain" | "whole";
  /** The largest picture of the first view: fetched at once and first. @default false */
  isPriority?: boolean;
  className?: string;
}

/**
 * A picture over its colour, in a frame whose shape is known beforehand, so that nothing moves. It
 * fades in once it has come, but is never hidden without JavaScript. One that does not come is
 * requested again.
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
  // Server-rendered pictures may have come, or failed, before this code runs.
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
