/** The name of the product. No other file of `content` contains it. */
export const name = 'Innervolt'
