/** What the build puts in place of names: see astro.config.ts. */
interface ImportMetaEnv {
	readonly API_URL: string
}
