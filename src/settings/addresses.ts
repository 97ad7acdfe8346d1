import { readSettings } from './settings.ts'

const settings = readSettings(process.env)

/** The addresses that pages are built with. Importing this reads and checks the environment once. */
export const addresses = settings.addresses

/** The names that the legal pages state, built in like the addresses. */
export const operator = settings.operator

/** In development the API stands behind Astro's own server, one port further. */
export const apiPortInDevelopment = settings.port + 1
