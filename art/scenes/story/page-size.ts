/** Every page of the story is this large; its figures stand beside the quiet third (lib/story/pages.ts). */
export const storySize = { width: 1200, height: 600 }
