import { clockText } from 'atrium/model/media/duration.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { useNumbers } from 'atrium/ui/render-context.tsx'

interface TimedListProps {
  heading?: string
  /** Address of the recording. */
  source: string
  lines: readonly { seconds: number; title: string; speaker?: string; url?: string }[]
  look: 'chapters' | 'said'
}

/** Shows what comes when in a recording; each leads there, without scripts in the browser's own player. */
export function TimedList({ heading, source, lines, look }: TimedListProps) {
  const { digits } = useNumbers()
  if (lines.length === 0) return null
  return (
    <>
      {heading && <Heading className="podcast-times-title">{heading}</Heading>}
      <ol className="podcast-times" data-times="" data-look={look} tabIndex={look === 'said' ? 0 : undefined}>
        {lines.map(({ seconds, title, speaker, url }, index) => (
          <li key={`${seconds} ${title}`}>
            <a href={`${source}#t=${Math.floor(seconds)}`} data-seconds={seconds}>
              <span className="podcast-times-at">{digits(clockText(seconds))}</span>
              <span>
                {speaker && speaker !== lines[index - 1]?.speaker && <strong>{speaker}: </strong>}
                {title}
              </span>
            </a>
            {url && <Cta href={url} title={title} />}
          </li>
        ))}
      </ol>
    </>
  )
}
