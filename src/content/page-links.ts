export { pageLink } from '#words/page-links.ts'
