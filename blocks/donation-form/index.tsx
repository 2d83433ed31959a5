import { z } from 'zod'
import { defineBlock, f } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import { Embed } from '#ui/embed/embed.tsx'
import { longTitle } from '../example-content.ts'

const schema = z.object({ title: f.required(f.text()), url: f.required(f.url()), height: f.integer().default(900) })

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

declare module '#engine' {
  interface Blocks {
    donationForm: typeof donationForm
  }
}
