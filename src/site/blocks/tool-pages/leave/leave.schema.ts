import { block, line } from '#site/blocks/block.ts'

/** The first screen and the forms of the page on which people cancel or withdraw. */
export const leaveBlock = block('leave', { title: line('Título'), lede: line('Entradilla') })
