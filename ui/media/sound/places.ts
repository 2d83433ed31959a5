/** Where the visitor's device keeps how far recordings were heard, and how fast. */
const KEY = 'places'
/** Further recordings make the oldest ones forgotten. */
const MAX_PLACES = 60
/** So near to its beginning or end, a recording begins anew. */
const NEAR_SECONDS = 5

interface Kept {
  /** Seconds by address of the recording, the latest last. */
  places: [source: string, seconds: number][]
  speed?: number
}

/** Holds what a device keeps; without a place for it nothing is kept, as in private windows. */
export type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const NOTHING: Device = { getItem: () => null, setItem() {}, removeItem() {} }

/** Browsers that keep nothing refuse even to be asked. */
export function deviceOf(storage: () => Device): Device {
  try {
    return storage()
  } catch {
    return NOTHING
  }
}

function read(device: Device): Kept {
  try {
    const { places, speed } = JSON.parse(device.getItem(KEY) ?? '{}') as Partial<Kept>
    const valid = (Array.isArray(places) ? places : []).filter(
      (place) => Array.isArray(place) && typeof place[0] === 'string' && Number.isFinite(place[1]) && place[1] > 0,
    )
    return { places: valid, ...(typeof speed === 'number' && speed >= 0.5 && speed <= 3 ? { speed } : {}) }
  } catch {
    return { places: [] }
  }
}

function write(device: Device, kept: Kept): void {
  try {
    device.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The device is full, or keeps nothing.
  }
}

/** How far a recording was heard, in seconds; 0 for one that was not, or was heard to its end. */
export const placeOf = (device: Device, source: string): number =>
  read(device).places.find(([one]) => one === source)?.[1] ?? 0

/** Keeps how far a recording was heard. @param length of the recording in seconds; NaN where it is not known */
export function keepPlace(device: Device, source: string, seconds: number, length: number): void {
  const { places, ...kept } = read(device)
  const others = places.filter(([one]) => one !== source)
  const isWorthIt = seconds > NEAR_SECONDS && !(seconds > length - NEAR_SECONDS)
  write(device, {
    ...kept,
    places: isWorthIt ? [...others, [source, seconds] as [string, number]].slice(-MAX_PLACES) : others,
  })
}

/** How fast the visitor listens. */
export const speedOf = (device: Device): number => read(device).speed ?? 1

export const keepSpeed = (device: Device, speed: number): void => write(device, { ...read(device), speed })
