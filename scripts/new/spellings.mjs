const upper = (word) => word.charAt(0).toUpperCase() + word.slice(1)

/** The spellings of a name with hyphens. */
export const spellings = (name) => {
  const words = name.split('-')
  return {
    /** recipe-steps */
    kebab: name,
    /** recipe_steps */
    snake: words.join('_'),
    /** recipeSteps */
    camel: words.map((word, index) => (index === 0 ? word : upper(word))).join(''),
    /** RecipeSteps */
    pascal: words.map(upper).join(''),
    /** Recipe steps */
    label: upper(words.join(' ')),
  }
}
