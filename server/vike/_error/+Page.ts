/** Makes the folder Vike's error page; what it shows is rendered beside it. */
export const Page = null
