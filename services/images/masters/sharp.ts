import type { SharpConstructor } from 'sharp'

/** Loads the library that reads and draws pictures, when the first one is asked for: it takes a tenth of the server's start. */
export async function loadSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp')
  // Every derivative is made once: what the library keeps of its operations would only take memory.
  sharp.cache(false)
  return sharp
}
