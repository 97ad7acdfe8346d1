/** Paths of a chimney with its base at y = 0: the shaft, and the cap with its pots as trim. */
type Chimney = { readonly shaft: string; readonly trim: string }

export const wideChimney: Chimney = {
	shaft: 'M7 0V-44H83V0z',
	trim: 'M0-44H90V-37H0zM22-47h17v3H22zM24-58h13v11H24zM51-47h17v3H51zM53-60h13v13H53z',
}

export const narrowChimney: Chimney = {
	shaft: 'M7 0V-34H63V0z',
	trim: 'M0-34H70V-27H0zM26-37h17v3H26zM28-48h13v11H28z',
}
