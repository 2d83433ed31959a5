/** Forms of what is installed, as plain data. */
export { blockForms } from './block-form.ts'
export type { BlockForm, FormField, Template, TypeForm } from './form.ts'
export { type SettingsForm, settingsForm } from './settings-form.ts'
export { typeForm, typeForms } from './type-form.ts'
