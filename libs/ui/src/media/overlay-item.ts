/** Words to a video. Language en and label English, unless said (section 2). */
export interface OverlayTrack {
  readonly src: string;
  readonly language?: string | undefined;
  readonly label?: string | undefined;
}

/** One file of the media preview. Its name says whether it is a picture or a video. */
export interface OverlayItem {
  readonly id: string;
  /** The file itself. */
  readonly src: string;
  /** A small picture of it. */
  readonly thumb?: string | null | undefined;
  readonly alt: string;
  /** Pixels, where known. */
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly subtitles?: OverlayTrack | undefined;
  readonly descriptions?: OverlayTrack | undefined;
}

export interface OverlayWords {
  /** "Xem ảnh". */
  readonly title: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** "Mức phóng"; read out before the percentage. */
  readonly zoom: string;
  readonly fitHeight: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Of the row of small pictures. */
  readonly all: string;
  /** "Ảnh 2 trên 6", counted from 1. */
  readonly position: (number: number, count: number) => string;
}
