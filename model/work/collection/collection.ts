import type { TombstoneFields } from '../tombstone.ts'

/** Holds what the museum collection service knows of an object: all text, as printed. */
export interface CollectionRecord extends Omit<TombstoneFields, 'credit' | 'languages'> {
  objectID: string
  /** Id of its picture at the image server. */
  iiifImageID?: string
  /** Address of its IIIF manifest. */
  iiifManifest?: string
}

/** The museum collection service. */
export interface Collection {
  /**
   * @param objectID the last segment of the object's address
   * @returns null when the collection knows no such object
   * @throws when the service cannot be asked, or its answer cannot be used
   */
  get(objectID: string): Promise<CollectionRecord | null>
}

declare module 'atrium' {
  interface ServicePorts {
    collection: Collection
  }
}
