import type { ContentPicture } from "@hjem/domain/content/block";

/** Props of `ContentImage`. */
export interface ContentImageProps {
  picture: ContentPicture;
  className?: string | undefined;
  /** The largest picture of the first view: loaded first. @default false */
  isPriority?: boolean;
}

/** A picture of the content service, of the own origin, with its size, so that nothing moves. */
export const ContentImage = ({
  picture: { url, alternativeText, width, height },
  className,
  isPriority = false,
}: ContentImageProps) => (
  <img
    src={url}
    alt={alternativeText}
    width={width}
    height={height}
    className={className}
    loading={isPriority ? "eager" : "lazy"}
    fetchPriority={isPriority ? "high" : undefined}
    decoding="async"
  />
);
