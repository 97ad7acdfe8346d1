/** When forms ask for a proof of work. `automatic` means while they are under attack. */
export const proofModes = ['off', 'automatic', 'always'] as const

export type ProofMode = (typeof proofModes)[number]
