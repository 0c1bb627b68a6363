import { Component, type ReactNode } from 'react';
import { useAppText } from './text/useAppText.ts';

const ErrorMessage = () => {
  const { failed } = useAppText();
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

/** Catches an error while rendering, and says so. Games are persisted already, so none is lost. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorMessage /> : this.props.children;
  }
}
