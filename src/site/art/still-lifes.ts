/* Silhouettes without people, in the units of the sash window. In a separate file, so that a quiz does not load them. */

export const plant =
	'M75 191h18v4h-1.5l-2 14h-11l-2-14H75zM84 191c-5-16-4-33 0-46 4 13 5 30 0 46zM83 191c-10-8-14-20-12-31 7 8 12 19 12 31zM85 191c0-15 5-25 14-31 1 13-5 24-14 31z'

export const books =
	'M66 209v-6h34v6zM69 202v-5h28v5zM67 196v-4h25v4zM71 191v-10h15v2h5v6h-5v2zM86 185v2.5h3v-2.5z'

export const sunday =
	'M19 191h18v4h-1.5l-2 14h-11l-2-14H19zM28 191c-5-16-4-33 0-46 4 13 5 30 0 46zM27 191c-10-8-14-20-12-31 7 8 12 19 12 31zM29 191c0-15 5-25 14-31 1 13-5 24-14 31z' +
	books
