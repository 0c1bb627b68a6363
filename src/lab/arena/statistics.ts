const Z = 1.96;

/** The 95 % interval of a share of `count` games, after Wilson. */
export const wilson = (share: number, count: number): readonly [low: number, high: number] => {
  if (count === 0) return [0, 1];
  const spread = Z * Math.sqrt((share * (1 - share)) / count + (Z * Z) / (4 * count * count));
  const middle = share + (Z * Z) / (2 * count);
  const whole = 1 + (Z * Z) / count;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
};

const ELO = 400 / Math.LN10;

/** The rating difference that makes one player win this often against equals at a table of so many. */
export const eloOf = (share: number, seats: number): number => {
  const bounded = Math.max(1e-4, Math.min(1 - 1e-4, share));
  return ELO * Math.log((bounded * (seats - 1)) / (1 - bounded));
};

/** One game for a ladder: who sat there, and what part of the victory each seat had. */
export interface LadderGame {
  readonly bots: readonly number[];
  readonly shares: readonly number[];
}

export interface Rating {
  readonly elo: number;
  /** Half of the 95 % interval. */
  readonly plusMinus: number;
}

/** Keeps a bot that won or lost every game at a finite distance; in natural units, about 700 Elo. */
const PRIOR_SPREAD = 4;
const STEPS = 60;

interface Slope {
  readonly gradient: number[];
  readonly curvature: number[][];
}

/** Gradient and curvature of the log-likelihood: a seat wins in proportion to e to its bot's strength. */
const slopeAt = (games: readonly LadderGame[], strengths: readonly number[]): Slope => {
  const gradient = strengths.map(strength => -strength / PRIOR_SPREAD ** 2);
  const curvature = strengths.map((_, row) =>
    strengths.map((_other, column) => (row === column ? 1 / PRIOR_SPREAD ** 2 : 0)),
  );
  for (const { bots, shares } of games) {
    const powers = bots.map(bot => Math.exp(strengths[bot] ?? 0));
    const sum = powers.reduce((total, power) => total + power, 0);
    const chances = strengths.map((_, bot) =>
      bots.reduce((total, other, seat) => total + (other === bot ? (powers[seat] ?? 0) / sum : 0), 0),
    );
    const won = shares.reduce((total, share) => total + share, 0);
    for (const [seat, bot] of bots.entries()) gradient[bot] = (gradient[bot] ?? 0) + (shares[seat] ?? 0);
    for (const [bot, chance] of chances.entries()) {
      gradient[bot] = (gradient[bot] ?? 0) - won * chance;
      const row = curvature[bot] ?? [];
      for (const [other, another] of chances.entries())
        row[other] = (row[other] ?? 0) + won * ((bot === other ? chance : 0) - chance * another);
    }
  }
  return { gradient, curvature };
};

/** Gauss and Jordan; the curvature is positive, so no row has to be swapped. */
const invert = (matrix: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => (column === index ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const row = rows[pivot] ?? [];
    const head = row[pivot] ?? 1;
    for (let column = 0; column < row.length; column++) row[column] = (row[column] ?? 0) / head;
    for (const [index, other] of rows.entries()) {
      const factor = index === pivot ? 0 : (other[pivot] ?? 0);
      if (factor === 0) continue;
      for (let column = 0; column < other.length; column++)
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0);
    }
  }
  return rows.map(row => row.slice(size));
};

/** Ratings by maximum likelihood, measured from one bot. */
export const ladder = (games: readonly LadderGame[], count: number, anchor = 0): readonly Rating[] => {
  let strengths = Array.from({ length: count }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, curvature } = slopeAt(games, strengths);
    const inverse = invert(curvature);
    strengths = strengths.map((strength, bot) => {
      const change = (inverse[bot] ?? []).reduce((sum, cell, other) => sum + cell * (gradient[other] ?? 0), 0);
      return strength + Math.max(-1, Math.min(1, change));
    });
  }
  const inverse = invert(slopeAt(games, strengths).curvature);
  const cell = (row: number, column: number): number => inverse[row]?.[column] ?? 0;
  return strengths.map((strength, bot) => ({
    elo: ELO * (strength - (strengths[anchor] ?? 0)),
    plusMinus: ELO * Z * Math.sqrt(Math.max(0, cell(bot, bot) + cell(anchor, anchor) - 2 * cell(bot, anchor))),
  }));
};
