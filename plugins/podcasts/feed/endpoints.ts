import { defined, defineEndpoint, type PageContext, plainText, wholeAddress } from 'atrium'
import { recordingOf } from 'atrium/model/media/recording.ts'
import { chaptersOf } from '../episode/listen-section.ts'
import episodePage from '../pages/episode.ts'

const EPISODE = '/podcasts/:series/:slug'
/** Players of podcasts on other sites read them, too. */
const SHARED = { 'access-control-allow-origin': '*' }

/** The episode below whose address a file is. */
async function episodeAt(path: string, { content }: PageContext) {
  const head = await content.at(path.slice(0, path.lastIndexOf('/')))
  if (head?.contentType !== 'podcast_episode') return null
  const { items } = await content.entries(episodePage, { where: { uid: head.uid } })
  return items[0] ?? null
}

/** A text of rich text: a paragraph a line. */
const linesOf = (html: string): string =>
  html
    .split(/<\/(?:p|li|h[2-6]|blockquote|dt|dd|tr)>|<br ?\/?>/)
    .map((part) => plainText(part))
    .filter(Boolean)
    .join('\n\n')

/** Lists what players of podcasts read of an episode beside its feed: where its chapters begin, and what is said. */
export const episodeFiles = [
  defineEndpoint({
    name: 'chapters of podcast episodes',
    route: `${EPISODE}/chapters.json`,
    cache: 'dependencies',
    async handle({ request, context }) {
      const episode = await episodeAt(request.path, context)
      const chapters = episode ? chaptersOf(episode) : []
      if (!episode || chapters.length === 0) return null
      const list = chapters.map(({ seconds, title, url }) =>
        defined({ startTime: seconds, title, url: url && wholeAddress(url, context.institution) }),
      )
      return {
        status: 200,
        headers: { 'content-type': 'application/json+chapters; charset=utf-8', ...SHARED },
        body: JSON.stringify({ version: '1.2.0', title: episode.name, chapters: list }),
      }
    },
  }),
  defineEndpoint({
    name: 'transcripts of podcast episodes',
    route: `${EPISODE}/transcript.txt`,
    cache: 'dependencies',
    async handle({ request, context }) {
      const episode = await episodeAt(request.path, context)
      const transcript = episode?.transcript ?? (episode?.audio && recordingOf(episode.audio)?.transcript)
      if (!transcript) return null
      return {
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8', ...SHARED },
        body: `${linesOf(transcript)}\n`,
      }
    },
  }),
]
