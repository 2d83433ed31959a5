import OpenSeadragon from 'openseadragon'
import type { PictureInfo } from './picture-source.ts'

/** How much nearer one step of a control brings the picture. */
const STEP = 1.6
/** Part of the window by which an arrow key moves the picture. */
const MOVE = 0.15

keepFocusRing()

/** A picture on its stage, to be moved and brought nearer. */
export interface Stage {
  zoom(direction: 'in' | 'out'): void
  home(): void
  /** By steps of the window: to the right and down. */
  move(right: number, down: number): void
  close(): void
}

/**
 * Shows a picture in an element, in parts that are fetched as they are looked at.
 *
 * @param label what it shows, and how it is moved
 * @param on.ready the first parts have been asked for
 * @param on.failed nothing can be shown
 * @param on.missing a part did not arrive
 */
export function createStage(
  element: HTMLElement,
  info: PictureInfo,
  label: string,
  on: { ready: () => void; failed: () => void; missing: () => void },
): Stage {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const viewer = new OpenSeadragon.Viewer({
    element,
    tileSources: info as unknown as OpenSeadragon.TileSourceOptions,
    drawer: 'canvas',
    showNavigationControl: false,
    // Keys are the dialog's, wherever the focus is in it.
    keyboardNavEnabled: false,
    animationTime: isStill ? 0 : 0.6,
    immediateRender: isStill,
    visibilityRatio: 0.6,
    minZoomImageRatio: 1,
    maxZoomPixelRatio: 3,
    zoomPerClick: STEP,
  } as OpenSeadragon.Options)
  viewer.canvas.role = 'application'
  viewer.canvas.ariaLabel = label
  viewer.addOnceHandler('open', on.ready)
  viewer.addOnceHandler('open-failed', on.failed)
  viewer.addHandler('tile-load-failed', on.missing)
  const { viewport } = viewer
  return {
    zoom(direction) {
      viewport.zoomBy(direction === 'in' ? STEP : 1 / STEP)
      viewport.applyConstraints()
    },
    home: () => viewport.goHome(),
    move(right, down) {
      const { width, height } = viewport.getBounds()
      viewport.panBy(new OpenSeadragon.Point(right * width * MOVE, down * height * MOVE))
      viewport.applyConstraints()
    },
    close: () => viewer.destroy(),
  }
}

/**
 * The library adds a style to the page that takes the focus ring away, and that the page's policy refuses. It adds none
 * where it finds one with its mark: this element only bears the name of a style and is none.
 */
function keepFocusRing(): void {
  const mark = document.createElementNS('', 'style')
  mark.setAttribute('data-openseadragon-mobile-css', '')
  document.head.append(mark)
}
