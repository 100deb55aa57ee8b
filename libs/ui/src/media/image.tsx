import { ImageOff } from 'lucide-react';
import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { IMAGE, imagePlaceholder, imageSet, imageSource, imageWidthFor, sizedImage } from '@portal/domain';
import { cx } from '../foundation/class-names.ts';
import styles from './image.module.css';

/** What keeps its place before it is there and where it does not come, so that the page never shifts: its own size, a ratio, or a box around it that has a shape. */
type Shape =
  | { readonly width: number; readonly height: number; readonly ratio?: undefined; readonly boxed?: true | undefined }
  | { readonly ratio: string; readonly width?: Size; readonly height?: Size; readonly boxed?: undefined }
  | { readonly boxed: true; readonly width?: Size; readonly height?: Size; readonly ratio?: undefined };
/** Of the picture itself, in pixels, where known: nothing larger is asked for. */
type Size = number | null | undefined;

export type ImageProps = Shape & {
  /** An upload, an https address (the server takes those of its list), a file of this site or a drawing as `data:image/`. Others show the fallback. */
  readonly src: string;
  /** What is to be seen; '' for decoration. */
  readonly alt: string;
  /** How wide it is shown, as in HTML; the whole window without it. */
  readonly sizes?: string | undefined;
  /** Always this wide, in CSS pixels: one address for each density takes the place of `sizes`. */
  readonly shownAt?: number | undefined;
  /** Seen at once: loaded first, and named in the head of the page. */
  readonly priority?: boolean | undefined;
  /** A blurred picture of ten by ten until it is there; yes, unless said. */
  readonly placeholder?: boolean | undefined;
  /** What stands there when it does not load. */
  readonly fallback?: ReactNode;
  readonly className?: string | undefined;
};

/** A picture in the widths of section 9, as webp. A bare `img`, so that its box decides how it is fitted. */
export function Image(props: ImageProps) {
  return <Picture key={props.src} {...props} />;
}

/** `whole`: its smaller copies could not be had, so the file itself is tried. */
type Stage = 'loading' | 'loaded' | 'whole' | 'failed';

function Picture({ src, alt, width, height, ratio, sizes = '100vw', shownAt, priority = false, placeholder = true, fallback, className }: ImageProps) {
  const [stage, setStage] = useState<Stage>('loading');
  const source = imageSource(src);
  const sized = source === 'sized' && stage !== 'whole';
  const own = source === 'sized' && src.startsWith('/');
  const failed = useCallback(() => setStage((now) => (own && now === 'loading' ? 'whole' : 'failed')), [own]);
  const loaded = useCallback(() => setStage((now) => (now === 'loading' ? 'loaded' : now)), []);
  // It may have loaded, or failed, before this page was taken over. A drawing may have no size of its own.
  const settle = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element?.complete || source !== 'sized') return;
      if (element.naturalWidth > 0) loaded();
      else failed();
    },
    [source, loaded, failed],
  );

  if (source === 'refused' || stage === 'failed') {
    return (
      fallback ?? (
        <span
          className={cx(styles.missing, className)}
          style={{ aspectRatio: ratio ?? (width && height ? `${width} / ${height}` : undefined) }}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <ImageOff size={20} aria-hidden="true" />
        </span>
      )
    );
  }
  const blurred = placeholder && source === 'sized' && stage === 'loading';
  const style: CSSProperties = { ...(ratio && { aspectRatio: ratio }), ...(blurred && { backgroundImage: `url("${imagePlaceholder(src)}")` }) };
  return (
    <img
      ref={settle}
      alt={alt}
      className={cx(blurred && styles.blurred, className) || undefined}
      width={width ?? undefined}
      height={height ?? undefined}
      style={style}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      {...(sized ? addresses(src, { width, sizes, shownAt }) : { src })}
      onLoad={loaded}
      onError={failed}
    />
  );
}

function addresses(src: string, { width, sizes, shownAt }: { width: Size } & Pick<ImageProps, 'sizes' | 'shownAt'>) {
  if (shownAt !== undefined) {
    const byDensity = IMAGE.densities.map((density) => `${sizedImage(src, imageWidthFor(shownAt * density))} ${density}x`);
    return { srcSet: byDensity.join(', '), src: sizedImage(src, imageWidthFor(shownAt)) };
  }
  const set = imageSet(src, width);
  // Browsers that read no set take what a phone would.
  const plain = set.find((one) => one.width >= IMAGE.breakpoints.md) ?? set.at(-1);
  return { srcSet: set.map((one) => `${one.address} ${one.width}w`).join(', '), sizes, src: plain?.address };
}
