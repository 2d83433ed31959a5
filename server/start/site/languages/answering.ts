import type { Site, SiteResponse } from '#engine/host.ts'

/** How a site answers, with something made of each answer before it is sent. */
export const answering = (
  site: Pick<Site, 'resolve' | 'respond'>,
  made: (response: SiteResponse) => SiteResponse,
): Pick<Site, 'resolve' | 'respond'> => ({
  async resolve(request) {
    const resolved = await site.resolve(request)
    return { ...resolved, answer: async () => made(await resolved.answer()) }
  },
  respond: async (request) => made(await site.respond(request)),
})
