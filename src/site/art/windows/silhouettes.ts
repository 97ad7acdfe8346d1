import { plant, sunday } from '#site/art/still-lifes.ts'

/* Silhouettes in the units of the sash window: the sill is at y 209, the pane from x 12 to 108. Each is a separate
   constant, so that an island's script contains only the ones it uses. */

export const visitors =
	'M13 179h3.5l3 30h-3.5zM21 205c-4-14-2-30 8-31 8 0 10 5 11 11l8 4-1.5 3.5-11-3-2 6h9c3 0 5 2 5 5v8.5h-5.5V203zM23 164a7.5 8 0 1115 0 7.5 8 0 01-15 0M107 179h-3.5l-3 30h3.5zM99 205c4-14 2-30-8-31-8 0-10 5-11 11l-8 4 1.5 3.5 11-3 2 6h-9c-3 0-5 2-5 5v8.5h5.5V203zM82 164a7.5 8 0 1115 0 7.5 8 0 01-15 0M91 155a4.5 4.5 0 119 0 4.5 4.5 0 01-9 0M44 193h32v3h-13v10h6v3H51v-3h6v-10H44zM49 193v-6h5v6zM66 193v-6h5v6z'

const asleep =
	'M10 209v-15c5-7 15-8 21-3 4 4 6 8 8 14h31c0-2 2-2.5 2-2.5 3 0 4 2.5 4 2.5h34v4zM36 196.5a8.5 8.5 0 1117 0 8.5 8.5 0 01-17 0M36 194c1-6 6-8 11-6.5 5 1 7 5 6 8-5-3-11-2-17-1.5zM38 205c4-4 9-4 14-3l17 1c4 0 5 2 5 2zM78 205v-1.5h18l5-17h2.5l-5.5 18.5z'

export const cat =
	'M64 209c-2-14 3-24 12-28-3-5-3-11-1-18l7 5c3-1 6-1 8 0l7-5c2 7 2 13-1 18 9 4 13 15 11 28zM72 209c-14 2-26-1-26-10 0-7 9-8 9-2-2-1-4 0-4 2 0 5 9 5 18 3z'

export const seated =
	'M16 205v-35c0-8 13-8 14 0l2 19h26c5 0 7 3 7 7v9zM19 204h4v5h-4zM57 204h4v5h-4zM34 192c-3-14-2-25 7-26 6 0 9 3 11 8l5 6 9-4 1.5 3.5-12 6-9-6v4c9-1 20-1 25 1 5 2 7 5 10 8l6-2 1.5 3-8 4c-4-3-7-6-10-9l-1 13 8 3v2.5H65l1-15zM37 156a8 8.5 0 1116 0 8 8.5 0 01-16 0M69 182l-9-16 3-2 7 11.5 11-9.5 2.5 3z'

const floorLamp = 'M97 207v-56h-9l5-17h10l5 17h-9v56h6v2H91v-2z'

export const reader = seated + floorLamp

/** All silhouettes by name. */
export const silhouettes = { plant, visitors, asleep, cat, reader, sunday } as const

const distant = 'v-22c0-9 6-12 12-12s12 3 12 12v22zm6-45a6 7 0 1112 0 6 7 0 01-12 0'
const close = 'v-12c0-9 6-12 13-12s13 3 13 12v12zm6.5-34a6.5 7.5 0 1113 0 6.5 7.5 0 01-13 0'
const bun = 'M45 171a4 4 0 118 0 4 4 0 01-8 0'

/** The far row of the crowd is paler than the near one, so each row is a separate path. */
export const farCrowd = ['M16 209', 'M44 208', 'M72 210'].map((feet) => feet + distant).join('')
export const nearCrowd =
	['M8 209', 'M30 212', 'M55 209', 'M82 211'].map((feet) => feet + close).join('') + bun
