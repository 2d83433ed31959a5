import { createContext, useContext } from 'react'

const OriginContext = createContext('')

/** Says which origin small pictures of entries come from: that of the canvas. */
export const PictureOrigin = OriginContext.Provider

interface SmallPictureProps {
  address: string | undefined
  /** In pixels. */
  size: number
}

/** The picture of an entry in lists; an empty place where it has none. */
export function SmallPicture({ address, size }: SmallPictureProps) {
  const origin = useContext(OriginContext)
  if (!address) return <span className="no-picture" aria-hidden="true" />
  const source = origin ? new URL(address, origin).href : address
  return <img src={source} alt="" width={size} height={size} loading="lazy" />
}
