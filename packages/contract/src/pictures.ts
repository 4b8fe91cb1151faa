/**
 * The most pixels that a picture may have before it is decoded: what phones of 64 megapixels make, such as
 * 9248 × 6936. Decoded in full it would be 256 MB, so it is decoded at a smaller size.
 */
export const mostPicturePixels = 64 * 1024 * 1024;
