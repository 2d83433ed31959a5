/** Holds what the museum collection service knows of an object: all text, as printed. */
export interface CollectionRecord {
  objectID: string
  title?: string
  /** Id of its picture at the image server. */
  iiifImageID?: string
  /** Address of its IIIF manifest. */
  iiifManifest?: string
  creditLine?: string
  date?: string
  place?: string
  material?: string
  maker?: string
  dimensions?: string
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
