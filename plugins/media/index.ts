import { definePlugin } from '#engine'
import { artwork } from './artwork.ts'
import { image } from './image.ts'
import { audioAsset, video, videoAsset } from './recording.ts'

/** What pages show beside words: pictures, films, sounds and works of art, kept once and referred to by any page. */
export default definePlugin({
  name: 'media',
  contentTypes: [image, video, videoAsset, audioAsset, artwork],
})
