/** Replaced at build time; see astro.config.ts. */
interface ImportMetaEnv {
	readonly API_URL: string
	/** The languages of the site's pages: `en,de`. Replaced by the build. */
	readonly SITE_LANGUAGES: string
}

/** The words the page's island waits for; see page-words.ts. */
// A global variable has a type only if it is declared by var.
// oxlint-disable-next-line eslint/no-var
declare var islandWords: Promise<unknown> | undefined
