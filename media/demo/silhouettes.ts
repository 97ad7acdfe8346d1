/** Who is at home, drawn for a window of 120 by 224 whose pane ends at 209. */
const plant =
	'M20 209v-17h16v17zM27 192c-10-8-12-20-8-31 6 8 8 19 8 31zc0-15 4-25 12-32 4 14-3 26-12 32zM28 190c-1-16 0-30-3-44 7 12 7 30 3 44z'
const books = 'M66 209v-7h30v7zM69 202v-5h24v5zM73 197v-9h14v9zM87 189h5v5h-5z'
const reader =
	'M24 209v-35c0-8 10-8 11 0l3 19h25c7 0 9 3 9 8v8zM37 192c-1-14 3-22 11-22 6 0 9 4 11 11l9 4 9-6 2 3-11 9-14-2 1 3h15c4 0 6 2 7 5l3 11h-6l-4-9zM42 163a8 8 0 1116 0 8 8 0 01-16 0M76 178l11-9 2 3-11 9zM78 181l13-4 1 3-13 4zM97 209v-59h-9l4-17h12l4 17h-9v59z'
const cat = 'M66 209c-2-12 4-21 12-23l1-8 5 4h5l5-4 1 9c3 4 3 10 0 14l3 8z'
const slumped =
	'M10 209V193c7-9 20-10 27-4 4 4 6 9 6 20zM34 209v-3c0-3 2-4 5-4h36c3 0 5 2 5 4v3zM45 193a9.5 9.5 0 1119 0 9.5 9.5 0 01-19 0M84 209v-2.5h13l5-21h3l-5 23.5z'
const pair =
	'M17 209c0-21 5-30 13-30s14 9 14 30zM76 209c0-19 6-27 13-27s13 8 13 27zM46 209v-15h28v15zM55 194v-5h4v5zM63 194v-5h4v5zM23 168a8 8 0 1116 0 8 8 0 01-16 0M79 171a8 8 0 1116 0 8 8 0 01-16 0M89 163a4 4 0 118 0 4 4 0 01-8 0'
const crowdBehind =
	'M24 209v-13c2-12 20-12 22 0 2-14 22-14 24 0 2-12 20-12 22 0v13zM28 176a6.5 6.5 0 1113 0 6.5 6.5 0 01-13 0M51 173a6.5 6.5 0 1113 0 6.5 6.5 0 01-13 0M74 176a6.5 6.5 0 1113 0 6.5 6.5 0 01-13 0'
const crowdBefore =
	'M10 209v-10c2-8 20-8 22 0 2-10 20-10 22 0 2-9 19-9 21 0 2-9 27-11 35-1v11zM15 185a7 7 0 1114 0 7 7 0 01-14 0M36 182a7 7 0 1114 0 7 7 0 01-14 0M58 184a7 7 0 1114 0 7 7 0 01-14 0M84 181a7.5 7.5 0 1115 0 7.5 7.5 0 01-15 0'

export type Silhouette = 'plant' | 'pair' | 'crowd' | 'slumped' | 'cat' | 'reader' | 'quiet'

/** The markup of each silhouette. */
export const silhouettes: Record<Silhouette, string> = {
	plant: dark(plant, 'translate(56 0)'),
	pair: dark(pair),
	crowd: `<g opacity=".55">${dark(crowdBehind)}</g>${dark(crowdBefore)}`,
	slumped: dark(slumped),
	cat: dark(cat),
	reader: dark(reader),
	quiet: dark(plant) + dark(books),
}

function dark(path: string, transform = ''): string {
	return `<path fill="var(--glass)" d="${path}"${transform && ` transform="${transform}"`}/>`
}
