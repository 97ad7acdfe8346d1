import { readSettings } from './settings.ts'

const settings = readSettings(process.env)

/** The addresses that pages are built with. Importing this reads and checks the environment once. */
export const addresses = settings.addresses

/** The names that the legal pages state, built in like the addresses. */
export const operator = settings.operator

/** What counts the visits, built in as well; null: nothing does. */
export const analytics = settings.analytics

/** In development the API stands behind Astro's own server, one port further. */
export const apiPortInDevelopment = settings.port + 1
