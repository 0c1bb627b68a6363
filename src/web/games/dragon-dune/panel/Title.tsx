/** A heading in the game's type, whose figures are hard to read: numbers are set in another. */
export const Title = ({ children }: { readonly children: string }) => (
  <h2>
    {children.split(/(\d+[★•]?)/).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <b key={`${index} ${part}`} className="dd-number">
          {part}
        </b>
      ),
    )}
  </h2>
);
