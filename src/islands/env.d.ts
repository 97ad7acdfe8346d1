/** Replaced at build time; see astro.config.ts. */
interface ImportMetaEnv {
	readonly API_URL: string
}
