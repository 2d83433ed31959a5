import { exampleSettings, testInstitution } from 'atrium/testing'
import { areaSettings, defineSite } from '../../server/start/site/site-definition.ts'

/** What is installed, put together for an institution of tests. */
export const demoDefinition = () => defineSite({ ...testInstitution, settings: exampleSettings(areaSettings) })
