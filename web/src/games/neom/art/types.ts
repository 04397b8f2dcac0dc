// The types of tiles: the color of ground, texture and rim.
export interface TypeLook {
  ground: string;
  texture: string;
  rim: string;
}

export const TYPE_LOOKS = {
  Residential: { ground: "#97c86c", texture: "#7bb052", rim: "#2f6f2b" },
  Commercial: { ground: "#b3d4f2", texture: "#8fb9e2", rim: "#2763a3" },
  Industrial: { ground: "#f7dc66", texture: "#dcbb3f", rim: "#866500" },
  Public: { ground: "#f8c1a8", texture: "#e89f80", rim: "#b0430f" },
  Resource: { ground: "#bfbab4", texture: "#a29c95", rim: "#4f4b48" },
  Disaster: { ground: "#d9636b", texture: "#f5c542", rim: "#6e0f1c" },
  Center: { ground: "#f3e7cd", texture: "#dfcda6", rim: "#7a6232" },
} satisfies Readonly<Record<string, TypeLook>>;

export type TypeName = keyof typeof TYPE_LOOKS;

/** A type by its key; the look of the City Center for one that is not known. */
export const typeName = (key: string | undefined): TypeName =>
  key !== undefined && Object.hasOwn(TYPE_LOOKS, key) ? (key as TypeName) : "Center";
