import type { Schedule, Site } from '../api/contract.ts'
import { momentText } from '../model/moment-text.ts'
import { useTexts } from '../parts/texts.tsx'

/** Says when an entry is published and taken back by itself. */
export function ScheduleWords({ schedule, site }: { schedule: Schedule; site: Site }) {
  const texts = useTexts()
  const { publish, unpublish, release } = schedule
  const [from, until] = [publish, unpublish].map((at) => at && momentText(at, site))
  return (
    <p className="scheduled">
      {from && texts.publishedOn({ moment: from })} {until && texts.takenBackOn({ moment: until })}{' '}
      {release && texts.partOf({ release })}
    </p>
  )
}
