import { createContext, useContext } from 'react'
import { TypeIcon } from '../set-icon.tsx'

const OriginContext = createContext('')

/** Says which origin small pictures of entries come from: that of the canvas. */
export const PictureOrigin = OriginContext.Provider

interface SmallPictureProps {
  address: string | undefined
  /** The content type of the entry, whose icon is shown where it has no picture. */
  type: string
  /** In pixels. */
  size: number
}

/** The picture of an entry in lists, or the icon of its type. */
export function SmallPicture({ address, type, size }: SmallPictureProps) {
  const origin = useContext(OriginContext)
  if (!address)
    return (
      <span className="no-picture">
        <TypeIcon type={type} />
      </span>
    )
  const source = origin ? new URL(address, origin).href : address
  return <img src={source} alt="" width={size} height={size} loading="lazy" />
}
