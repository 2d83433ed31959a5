import { trimPath } from '#engine'
import { type Site, type SiteRequest, type SiteResponse, uncachedRequest } from '#engine/host.ts'
import { answerBlocks } from './blocks.ts'
import type { GalleryOptions } from './options.ts'
import { GALLERY, TYPES } from './pages/addresses.ts'
import { answerTypes } from './types/answer.ts'

/**
 * The site with pages about itself, for development and preview: `/_blocks` shows every block, `/_types` every content
 * type. They know both from the registry, and their use from content and composing; nothing is listed by hand. Answers
 * are not cached and not for search engines.
 */
export function withGallery(site: Site, options: GalleryOptions): Site {
  const resolve: Site['resolve'] = async (request) => {
    const own = await answer(request, site, options)
    return own ? uncachedRequest(async () => own) : site.resolve(request)
  }
  return {
    ...site,
    resolve,
    respond: async (request) => (await answer(request, site, options)) ?? site.respond(request),
  }
}

/** @returns null for what is not a valid address of these pages */
async function answer(request: SiteRequest, site: Site, options: GalleryOptions): Promise<SiteResponse | null> {
  if (request.method !== 'GET') return null
  const [root, ...segments] = trimPath(request.path).slice(1).split('/')
  if (`/${root}` === GALLERY) return answerBlocks(segments, request, site, options)
  if (`/${root}` === TYPES) return answerTypes(segments, request, site, options)
  return null
}
