import { useLayoutEffect, useState, type RefObject } from 'react';
import { isDeepEqual } from '#kernel';
import { HIGHEST, LOWEST, WIDTH } from '../geometry/layout.ts';

export interface Shape {
  /** Pixels a unit. */
  readonly scale: number;
  /** In units. */
  readonly height: number;
  /** The screen shows a part of the wall only. */
  readonly isPart: boolean;
}

/** A narrow screen shows a part of the wall, large enough to be touched. */
const NARROW = 640;
const TOUCHED = 1.12;
const LEAST = 420;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Heights in steps, so that a small change of the window draws nothing new. */
const stepped = (height: number): number => Math.floor(height / 10) * 10;

const shapeFor = (width: number, height: number): Shape => {
  if (width < NARROW) {
    const units = clamp(stepped(height / TOUCHED), LEAST, HIGHEST);
    return { scale: height / units, height: units, isPart: true };
  }
  const units = clamp(stepped((height / width) * WIDTH), LOWEST, HIGHEST);
  return { scale: Math.min(width / WIDTH, height / units), height: units, isPart: false };
};

/** How large the wall is drawn in its place. */
export const useShape = (map: RefObject<HTMLElement | null>): Shape => {
  const [shape, setShape] = useState<Shape>({ scale: 1, height: LOWEST, isPart: false });
  useLayoutEffect(() => {
    const element = map.current;
    if (element === null) return;
    const measure = (): void =>
      setShape(old => {
        const next = shapeFor(element.clientWidth, element.clientHeight);
        return isDeepEqual(old, next) ? old : next;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [map]);
  return shape;
};
