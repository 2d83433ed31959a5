import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Embed } from 'atrium/ui/embed/embed.tsx'
import { z } from 'zod'
import { longTitle } from '../example-content.ts'

const schema = z.object({
  title: f.required(f.text({ help: 'Not printed: screen readers say it before the form, like Donate to the museum.' })),
  url: f.required(
    f.url({ label: 'Address', help: 'Of the form at the service; its host must be one that frames may show.' }),
  ),
  height: f
    .integer({ help: 'How much room the form needs, in pixels; default: 900.', example: 1200, initial: 900 })
    .default(900),
})

function DonationForm({ id, title, url, height }: BlockProps<typeof schema>) {
  return (
    <div className="prose donation-form" id={id}>
      <Embed title={title} url={url} space={height} />
    </div>
  )
}

const donationForm = defineBlock({
  type: 'donationForm',
  label: 'Donation form',
  description: 'The form of the service that takes donations, from a host that may be shown in a frame.',
  icon: 'heart-handshake',
  category: 'From other sites',
  placement: 'both',
  most: 1,
  wire: 'donation_form',
  schema,
  examples: [
    { title: 'Give to the Ellery Fund', url: 'https://forms.example.org/ellery-fund', height: 1100 },
    { title: longTitle, url: 'https://forms.example.org/atlas' },
  ],
  Component: DonationForm,
})

export default donationForm

declare module 'atrium' {
  interface Blocks {
    donationForm: typeof donationForm
  }
}
