export { appLinksFrom } from '#words/site-urls.ts'
