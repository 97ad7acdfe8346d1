export { pageLink, proseLink } from '#words/page-links.ts'
