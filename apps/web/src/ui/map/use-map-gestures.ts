import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type MapView, panBy, type Point, type Size, zoomAt } from './map-view.ts';

type Changes = (change: (view: MapView) => MapView) => void;

const dragsFromPx = 5;
const keyStepPx = 64;
const wheelZoom = 1 / 240;

type Gesture = {
  readonly start: Point;
  /** The last position of each finger or the mouse. */
  readonly points: Map<number, Point>;
  isDrag: boolean;
};

/**
 * Moving and zooming a map by mouse, touch and keys. A press that moves nothing calls `onPress`. Handles on
 * the map keep their own pointers from arriving here.
 */
export function useMapGestures({
  frame,
  size,
  onChange,
  onPress,
}: {
  readonly frame: RefObject<HTMLElement | null>;
  readonly size: Size | null;
  readonly onChange: Changes;
  readonly onPress: (at: Point) => void;
}) {
  const gesture = useRef<Gesture | null>(null);

  useEffect(() => {
    const { current } = frame;
    if (current === null || size === null) return;
    // React adds wheel listeners as passive, which could not keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = pointIn(current, event);
      onChange((view) => zoomAt(view, size, at, view.zoom - event.deltaY * wheelZoom));
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => current.removeEventListener('wheel', onWheel);
  }, [frame, size, onChange]);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const at = pointIn(event.currentTarget, event);
      event.currentTarget.setPointerCapture(event.pointerId);
      gesture.current ??= { start: at, points: new Map(), isDrag: false };
      gesture.current.points.set(event.pointerId, at);
      if (gesture.current.points.size > 1) gesture.current.isDrag = true;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = gesture;
      const before = current?.points.get(event.pointerId);
      if (current === null || before === undefined || size === null) return;
      const at = pointIn(event.currentTarget, event);
      current.isDrag ||= distance(at, current.start) > dragsFromPx;
      if (!current.isDrag) return;
      const other = [...current.points].find(([id]) => id !== event.pointerId)?.[1];
      current.points.set(event.pointerId, at);
      onChange((view) => {
        if (other === undefined) return panBy(view, size, at.x - before.x, at.y - before.y);
        const grown = distance(at, other) / Math.max(1, distance(before, other));
        const zoomed = zoomAt(view, size, middle(before, other), view.zoom + Math.log2(grown));
        return panBy(zoomed, size, (at.x - before.x) / 2, (at.y - before.y) / 2);
      });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = gesture;
      if (current?.points.delete(event.pointerId) !== true || current.points.size > 0) return;
      gesture.current = null;
      if (!current.isDrag) onPress(current.start);
    },
    onPointerCancel: () => {
      gesture.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (size === null) return;
      const change = changeByKey(event.key, size);
      if (change === null) return;
      event.preventDefault();
      onChange(change);
    },
  };
}

function changeByKey(key: string, size: Size): ((view: MapView) => MapView) | null {
  const center = { x: size.width / 2, y: size.height / 2 };
  switch (key) {
    case 'ArrowLeft':
      return (view) => panBy(view, size, keyStepPx, 0);
    case 'ArrowRight':
      return (view) => panBy(view, size, -keyStepPx, 0);
    case 'ArrowUp':
      return (view) => panBy(view, size, 0, keyStepPx);
    case 'ArrowDown':
      return (view) => panBy(view, size, 0, -keyStepPx);
    case '+':
    case '=':
      return (view) => zoomAt(view, size, center, view.zoom + 1);
    case '-':
      return (view) => zoomAt(view, size, center, view.zoom - 1);
    default:
      return null;
  }
}

export function pointIn(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
