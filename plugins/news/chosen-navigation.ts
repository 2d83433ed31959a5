import { f } from '#engine'
import navigation from '#model/navigation/types/navigation.ts'
import { newsNavigation } from './navigation.ts'

/** The menu that an editor chooses for a page. */
export const navigationField = () => f.reference(navigation, { help: 'Default: the news menu.' })

/** The menu an editor chose for a page, else the news menu. */
export const chosenNavigation = ({ navigation }: { navigation?: { identifier: string } }): string =>
  navigation?.identifier ?? newsNavigation.name
