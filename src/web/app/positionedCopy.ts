/** A clone of a piece over the place where the piece is, for what flies or is dragged. Only the original is found by `data-place`. */
export const positionedCopy = (piece: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement => {
  // A clone has the class of its original.
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll('[data-place]')]) element.removeAttribute('data-place');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return copy;
};
