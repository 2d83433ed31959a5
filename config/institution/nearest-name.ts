/** For tools of the build, too, which load no more of the engine. */
export { nearestName } from '#engine/base/words/nearest-name.ts'
