import { Component, type ReactNode } from 'react';
import type { Style } from './remote.ts';

interface Props {
  children: ReactNode;
  fallback: ReactNode;
  onError?: (error: unknown) => void;
  resetKey?: unknown;
}

/** Keeps a failing part to itself. Changing `resetKey` tries again. */
export class RemoteBoundary extends Component<Props, { failed: boolean; key: unknown }> {
  override state = { failed: false, key: this.props.resetKey };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  static getDerivedStateFromProps(props: Props, state: { failed: boolean; key: unknown }) {
    return props.resetKey === state.key ? null : { failed: false, key: props.resetKey };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** A release's style sheets; React hoists them and waits for them, so nothing shows unstyled. */
export const Styles = ({ css }: { css: Style[] }) => (
  <>
    {css.map((style) => (
      <link
        key={style.href}
        rel="stylesheet"
        href={style.href}
        data-href={style.file}
        precedence="remote"
        {...(style.integrity && { integrity: style.integrity, crossOrigin: 'anonymous' as const })}
      />
    ))}
  </>
);
