import { Component, type ReactNode } from 'react';
import { useText } from './words.ts';

const Failed = () => {
  const { failed } = useText();
  return (
    <main className="notice" role="alert">
      <h1>{failed.title}</h1>
      <p>{failed.detail}</p>
      <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
        {failed.reload}
      </button>
    </main>
  );
};

/** A fault of ours is told in words, and never takes a game with it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}
