/** Whether the picture takes the window, with the chat beside it; kept by the page, whose layout it is. */
export interface Theatre {
  readonly on: boolean;
  set(on: boolean): void;
}
