import publication from '../publication/types/publication.ts'
import artwork from '../work/types/artwork.ts'
import collectionObject from '../work/types/collection-object.ts'
import audioAsset from './types/audio-asset.ts'
import image from './types/image.ts'
import video from './types/video.ts'
import videoAsset from './types/video-asset.ts'

/** Lists what may be shown as media on a page: pictures, recordings, and what has a picture. */
export const mediaTypes = [image, video, videoAsset, audioAsset, collectionObject, artwork, publication] as const

/** Lists what is played. */
export const recordingTypes = [video, videoAsset, audioAsset] as const
